export { default } from "icon:wine-glass";
