const garbled =
  /\uFFFD|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œž˜”“¦¢]?|ï»¿|\p{L}[¤‚¢¡£‡Ž](?=\p{Ll})/u

export function isGarbled(cell: string): boolean {
  return garbled.test(cell)
}
