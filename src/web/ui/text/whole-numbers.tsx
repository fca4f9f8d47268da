import type { ReactNode } from 'react'

const number = /((?:\d-)?\d{3}-\d{3}-\d{4})/

export function keepNumbersWhole(words: ReactNode): ReactNode {
  if (Array.isArray(words) && words.every((one) => typeof one === 'string')) return keepNumbersWhole(words.join(''))
  if (typeof words !== 'string' || !number.test(words)) return words
  // One box: in a button each piece would be a box of its own, and no line could end between them.
  return (
    <span>
      {words.split(number).map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          <span key={`${at} ${piece}`} className="nowrap">
            {piece}
          </span>
        ),
      )}
    </span>
  )
}
