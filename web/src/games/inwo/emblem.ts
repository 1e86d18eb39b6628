export { default } from "icon:great-pyramid";
