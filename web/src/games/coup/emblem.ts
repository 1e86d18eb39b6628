export { default } from "icon:crown-coin";
