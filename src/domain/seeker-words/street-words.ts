/** The street map, where whoever runs the site has one. */
export type StreetWords = {
  show: string
  /** Back to the map that is always there. */
  drawn: string
  /** Names the street map itself. */
  label: string
  loading: string
  shown: string
  failed: string
  closer: string
  farther: string
  /** How to move it, for a wheel (elsewhere, on a Mac) and for fingers. */
  wheel: string
  wheelOnMac: string
  fingers: string
}
