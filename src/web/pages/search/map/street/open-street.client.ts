import { addProtocol, Map as LibraryMap, type LngLatBoundsLike, removeProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PMTiles } from 'pmtiles'
import type { StreetWords } from '#content/search/street.en.ts'
import type { PlanePoint } from '#domain/places/state-plane.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { buildStreetStyle, type StreetColors, type StreetSource } from './street-style.ts'

/*
 * Fetched when somebody presses "Street map", and by nobody else: the library that draws it is larger than everything else
 * of a page together. Everything it asks for is on our own origin: its worker, and pieces of one file.
 */

export type OpenStreet = {
  /** In pixels of the box. */
  at(point: Point): PlanePoint
  /** How many pixels a mile is at this point now. */
  mile(point: Point): number
  zoom(by: 1 | -1): void
  /** Who made the map, as the file says it, without markup. */
  by: string
  close(): void
}

type Parts = {
  box: HTMLElement
  address: string
  middle: Point
  radius: number
  words: StreetWords
  onMove: () => void
  signal: AbortSignal
}

const scheme = 'street-tiles'
const milesOfDegree = 69
const timeoutMs = 20_000
/** The zoom level; past the file's own last level, its tiles are enlarged. */
const farthestIn = 17

/** Rejects without the file, the network, or WebGL. */
export async function openStreet({ box, address, middle, radius, words, onMove, signal }: Parts): Promise<OpenStreet> {
  const file = new PMTiles(new URL(address, location.href).href)
  const [{ minZoom, maxZoom }, metadata] = await Promise.all([file.getHeader(), file.getMetadata()])
  if (signal.aborted) throw signal.reason
  const source = { tiles: `${scheme}://{z}/{x}/{y}`, minZoom, maxZoom, layers: readLayers(metadata) }
  setWorkerUrl(workerUrl)
  addProtocol(scheme, async ({ url }, { signal: stopped }) => {
    const [z = 0, x = 0, y = 0] = url
      .slice(scheme.length + 3)
      .split('/')
      .map(Number)
    const tile = await file.getZxy(z, x, y, stopped)
    return { data: tile?.data ?? new ArrayBuffer(0) }
  })
  const map = new LibraryMap({
    container: box,
    style: buildStreetStyle(source, readColors(box)),
    bounds: computeBounds(middle, radius),
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    maxZoom: Math.max(farthestIn, maxZoom),
    locale: toLocale(words),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const watch = repaintWithTheme(box, (colors) => map.setStyle(buildStreetStyle(source, colors)))
  const close = () => {
    watch.disconnect()
    map.remove()
    removeProtocol(scheme)
  }
  try {
    await waitForLoad(map, signal)
  } catch (error) {
    close()
    throw error
  }
  map.on('move', onMove)
  map.on('resize', onMove)
  const at = (point: Point) => map.project([point.longitude, point.latitude])
  return {
    at,
    mile: (point) => at(point).y - at({ ...point, latitude: point.latitude + 1 / milesOfDegree }).y,
    zoom: (by) => (by > 0 ? map.zoomIn() : map.zoomOut()),
    by: readMaker(metadata),
    close,
  }
}

function waitForLoad(map: LibraryMap, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The street map took too long.')), timeoutMs)
    map.once('load', () => resolve())
    map.on('error', ({ error }) => reject(error))
    signal.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => clearTimeout(late))
    map.once('load', () => clearTimeout(late))
  })
}

function computeBounds({ latitude, longitude }: Point, radius: number): LngLatBoundsLike {
  const high = radius / milesOfDegree
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  return [longitude - wide, latitude - high, longitude + wide, latitude + high]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readLayers(metadata: unknown): StreetSource['layers'] {
  const layers = isRecord(metadata) ? metadata.vector_layers : null
  if (!Array.isArray(layers)) return []
  return layers.flatMap((layer) => (isRecord(layer) && typeof layer.id === 'string' ? [layer.id] : []))
}

/** OpenStreetMap's license requires its name. */
function readMaker(metadata: unknown): string {
  const attribution = isRecord(metadata) && typeof metadata.attribution === 'string' ? metadata.attribution : ''
  const text = attribution
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim()
  return text || '© OpenStreetMap'
}

const tokens: Record<keyof StreetColors, string> = {
  land: '--pl-sunk',
  green: '--pl-pine-tint',
  water: '--pl-water',
  building: '--pl-line',
  road: '--pl-raised',
  edge: '--pl-ramp-1',
  large: '--pl-ramp-2',
  rail: '--pl-line-strong',
  border: '--pl-line-strong',
  ink: '--pl-ink-2',
  halo: '--pl-surface',
}

/** A canvas cannot use CSS variables. */
function readColors(box: HTMLElement): StreetColors {
  const probe = document.createElement('i')
  box.append(probe)
  const readColor = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colors = {
    land: readColor(tokens.land),
    green: readColor(tokens.green),
    water: readColor(tokens.water),
    ink: readColor(tokens.ink),
    building: readColor(tokens.building),
    road: readColor(tokens.road),
    edge: readColor(tokens.edge),
    large: readColor(tokens.large),
    rail: readColor(tokens.rail),
    border: readColor(tokens.border),
    halo: readColor(tokens.halo),
  }
  probe.remove()
  return colors
}

function repaintWithTheme(box: HTMLElement, paint: (colors: StreetColors) => void) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const repaint = () => paint(readColors(box))
  const chosen = new MutationObserver(repaint)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', repaint)
  return {
    disconnect() {
      chosen.disconnect()
      system.removeEventListener('change', repaint)
    },
  }
}

function toLocale(words: StreetWords): Record<string, string> {
  return {
    'Map.Title': words.label,
    'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
    'CooperativeGesturesHandler.MacHelpText': words.wheelOnMac,
    'CooperativeGesturesHandler.MobileHelpText': words.fingers,
  }
}
