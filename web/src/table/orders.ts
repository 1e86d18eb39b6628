// Which standing orders a game offers: the kernel's, then its own.
const KERNEL = ["pass-unless-about-me", "pass"];

export function ordersOf(own: readonly string[]): string[] {
  return [...KERNEL, ...own.filter((kind) => !KERNEL.includes(kind))];
}
