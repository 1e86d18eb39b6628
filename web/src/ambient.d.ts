declare module "icon:*" {
  /** The inside of a 512×512 SVG, drawn in `currentColor`. */
  const body: string;
  export default body;
}

declare module "*.ftl?raw" {
  const source: string;
  export default source;
}
