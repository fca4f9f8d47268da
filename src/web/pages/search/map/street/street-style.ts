import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'

export type StreetColors = Record<
  'land' | 'green' | 'water' | 'building' | 'road' | 'edge' | 'large' | 'rail' | 'border' | 'ink' | 'halo',
  string
>

export type StreetSource = { tiles: string; minZoom: number; maxZoom: number; layers: readonly string[] }

/*
 * Three sets of names are in use for the same things: those of Protomaps, of OpenMapTiles and of Shortbread. A layer of
 * the style is drawn for each name that the file has.
 */
const named = {
  green: ['landcover', 'landuse', 'park', 'land'],
  water: ['water', 'ocean', 'water_polygons'],
  streams: ['water', 'waterway', 'water_lines'],
  buildings: ['buildings', 'building'],
  borders: ['boundaries', 'boundary'],
  roads: ['roads', 'transportation', 'streets'],
  roadNames: ['roads', 'transportation_name', 'street_labels'],
  places: ['places', 'place', 'place_labels'],
}

const greens = ['park', 'wood', 'forest', 'grass', 'grassland', 'nature_reserve', 'cemetery', 'golf_course', 'meadow']
const roadKinds = {
  large: ['highway', 'motorway', 'motorway_link', 'trunk', 'trunk_link'],
  middle: ['major_road', 'medium_road', 'primary', 'primary_link', 'secondary', 'secondary_link', 'tertiary'],
  small: ['minor_road', 'minor', 'residential', 'unclassified', 'service', 'living_street', 'street', 'tertiary_link'],
  path: ['path', 'footway', 'pedestrian', 'track', 'cycleway', 'steps'],
  rail: ['rail', 'transit', 'subway', 'light_rail'],
}

const kind: ExpressionSpecification = ['coalesce', ['get', 'kind'], ['get', 'class'], '']
const isKind = (kinds: readonly string[]): ExpressionSpecification => ['in', kind, ['literal', [...kinds]]]
const isShape = (shape: 'Polygon' | 'LineString'): ExpressionSpecification => ['==', ['geometry-type'], shape]
const source = 'streets'
/** The page's own fonts, drawn by the browser: no glyph files are requested. */
const letters = ['Atkinson Next', 'sans-serif']

export function buildStreetStyle(
  { tiles, minZoom, maxZoom, layers }: StreetSource,
  colors: StreetColors,
): StyleSpecification {
  const drawEach = (of: keyof typeof named, draw: (layer: string) => LayerSpecification[]) =>
    named[of].filter((layer) => layers.includes(layer)).flatMap(draw)
  return {
    version: 8,
    sources: { [source]: { type: 'vector', tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      ...drawEach('green', (layer) => [
        buildFill(`${layer}-green`, layer, colors.green, ['all', isShape('Polygon'), isKind(greens)]),
      ]),
      ...drawEach('water', (layer) => [buildFill(`${layer}-water`, layer, colors.water, isShape('Polygon'))]),
      ...drawEach('streams', (layer) => [
        buildLine(`${layer}-stream`, layer, {
          color: colors.water,
          width: buildGrowth(8, 1, 4),
          filter: isShape('LineString'),
        }),
      ]),
      ...drawEach('buildings', (layer) => [{ ...buildFill(`${layer}-house`, layer, colors.building), minzoom: 14 }]),
      ...drawEach('borders', (layer) => [
        buildLine(`${layer}-border`, layer, { color: colors.border, width: 1, dashes: [4, 3] }),
      ]),
      ...drawEach('roads', (layer) => buildRoadLayers(layer, colors)),
      ...drawEach('roadNames', (layer) => [buildRoadNames(layer, colors)]),
      ...drawEach('places', (layer) => [buildPlaceNames(layer, colors)]),
    ],
  }
}

function buildFill(id: string, layer: string, color: string, filter?: ExpressionSpecification): LayerSpecification {
  return { id, type: 'fill', source, 'source-layer': layer, paint: { 'fill-color': color }, ...(filter && { filter }) }
}

type Stroke = {
  color: string
  width: number | ExpressionSpecification
  dashes?: number[]
  filter?: ExpressionSpecification
  from?: number
}

function buildLine(id: string, layer: string, { color, width, dashes, filter, from }: Stroke): LayerSpecification {
  return {
    id,
    type: 'line',
    source,
    'source-layer': layer,
    layout: { 'line-join': 'round', 'line-cap': dashes ? 'butt' : 'round' },
    paint: { 'line-color': color, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
    ...(filter && { filter }),
    ...(from !== undefined && { minzoom: from }),
  }
}

/** Edges go under all roads, so that crossings stay open. */
function buildRoadLayers(layer: string, colors: StreetColors): LayerSpecification[] {
  const sizes = [
    { size: 'small', from: 11, low: 0.6, high: 18, color: colors.road },
    { size: 'middle', from: 8, low: 0.8, high: 24, color: colors.road },
    { size: 'large', from: 5, low: 1, high: 30, color: colors.large },
  ] as const
  const filter = (size: keyof typeof roadKinds) => isKind(roadKinds[size])
  return [
    buildLine(`${layer}-path`, layer, {
      color: colors.edge,
      width: 1,
      dashes: [3, 2],
      filter: filter('path'),
      from: 14,
    }),
    buildLine(`${layer}-rail`, layer, {
      color: colors.rail,
      width: 1.2,
      dashes: [5, 3],
      filter: filter('rail'),
      from: 11,
    }),
    ...sizes.map(({ size, from, low, high }) =>
      buildLine(`${layer}-${size}-edge`, layer, {
        color: colors.edge,
        filter: filter(size),
        from,
        width: buildGrowth(from, low + 1.4, high + 3),
      }),
    ),
    ...sizes.map(({ size, from, low, high, color }) =>
      buildLine(`${layer}-${size}`, layer, { color, width: buildGrowth(from, low, high), filter: filter(size), from }),
    ),
  ]
}

function buildRoadNames(layer: string, colors: StreetColors): LayerSpecification {
  return {
    ...buildNames(layer, colors, {
      'symbol-placement': 'line',
      'text-field': ['coalesce', ['get', 'name'], ['get', 'ref'], ''],
      'text-size': buildGrowth(9, 12, 17),
    }),
    minzoom: 9,
    filter: ['any', isKind([...roadKinds.large, ...roadKinds.middle]), ['>=', ['zoom'], 13]],
  }
}

function buildPlaceNames(layer: string, colors: StreetColors): LayerSpecification {
  return buildNames(layer, colors, {
    'text-field': ['coalesce', ['get', 'name'], ''],
    'text-size': buildGrowth(5, 12, 20),
    'text-max-width': 8,
  })
}

function buildNames(layer: string, { ink, halo }: StreetColors, layout: SymbolLayerSpecification['layout']) {
  return {
    id: `${layer}-name`,
    type: 'symbol',
    source,
    'source-layer': layer,
    layout: { ...layout, 'text-font': letters },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6 },
  } satisfies SymbolLayerSpecification
}

function buildGrowth(from: number, low: number, high: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], from, low, 18, high]
}
