export { default } from "icon:all-seeing-eye";
