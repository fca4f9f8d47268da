/** Polls, because data that was read again is drawn some frames later. False where it was not so within `ms`. */
export async function isDrawn(isSo: () => boolean, ms = 1_000): Promise<boolean> {
  const until = performance.now() + ms
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 30))
  return isSo()
}
