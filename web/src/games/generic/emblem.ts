export { default } from "icon:tabletop-players";
