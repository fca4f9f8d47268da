/** Each state's code with its column, 0 to 11 (docs/specification.md, design 7). */
const ROWS = [
  'AK0 ME11',
  'VT10 NH11',
  'WA1 ID2 MT3 ND4 MN5 WI6 MI8 NY9 MA10 RI11',
  'OR1 NV2 WY3 SD4 IA5 IL6 IN7 OH8 PA9 NJ10 CT11',
  'CA1 UT2 CO3 NE4 MO5 KY6 WV7 VA8 MD9 DE10',
  'AZ2 NM3 KS4 AR5 TN6 NC7 SC8 DC9',
  'OK4 LA5 MS6 AL7 GA8',
  'HI1 TX4 FL9',
] as const

export type TilePlace = { row: number; column: number }

export const tilePlaces: ReadonlyMap<string, TilePlace> = new Map(
  ROWS.flatMap((row, index) =>
    row.split(' ').map((tile) => [tile.slice(0, 2), { row: index + 1, column: Number(tile.slice(2)) + 1 }] as const),
  ),
)
