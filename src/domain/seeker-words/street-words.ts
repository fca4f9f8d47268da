export type StreetWords = {
  show: string
  drawn: string
  label: string
  loading: string
  shown: string
  failed: string
  closer: string
  farther: string
  wheel: string
  wheelOnMac: string
  fingers: string
}
