export const streetEn = {
  show: 'Street map',
  drawn: 'Simple map',
  label: 'Street map of these homes. Arrow keys move it, plus and minus zoom.',
  loading: 'Loading the street map ...',
  shown: 'The street map is here. It has the same homes and numbers.',
  failed: 'The street map could not be loaded. This map has the same homes.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  wheel: 'Hold Ctrl and scroll to zoom',
  wheelOnMac: 'Hold ⌘ and scroll to zoom',
  fingers: 'Use two fingers to move the map',
}

export type StreetWords = typeof streetEn
