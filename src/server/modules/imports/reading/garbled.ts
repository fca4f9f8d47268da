/**
 * Letters that were read as others: what could not be read at all, the two or three that stand for one of UTF-8 where it
 * was read as Windows writes, and what older letters of Macs and of DOS become in the middle of a word.
 */
const garbled =
  /\uFFFD|[ÃÂ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œž˜”“¦¢]?|ï»¿|\p{L}[¤‚¢¡£‡Ž](?=\p{Ll})/u

/** Whether a cell looks as if its letters were read wrongly: "PeÃ±a" for "Peña". */
export function isGarbled(cell: string): boolean {
  return garbled.test(cell)
}
