import type { StreetWords } from './street.en.ts'

export const streetEs: StreetWords = {
  show: 'Mapa de calles',
  drawn: 'Mapa sencillo',
  label: 'Mapa de calles de estas casas. Las flechas lo mueven; más y menos lo acercan o lo alejan.',
  loading: 'Cargando el mapa de calles ...',
  shown: 'Aquí está el mapa de calles. Tiene las mismas casas y los mismos números.',
  failed: 'No se pudo cargar el mapa de calles. Este mapa tiene las mismas casas.',
  closer: 'Acercar',
  farther: 'Alejar',
  wheel: 'Mantenga Ctrl y gire la rueda para acercar',
  wheelOnMac: 'Mantenga ⌘ y gire la rueda para acercar',
  fingers: 'Use dos dedos para mover el mapa',
}
