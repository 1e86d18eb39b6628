export { default } from "icon:castle";
