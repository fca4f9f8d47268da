import { listingEs } from '#content/residence/listing.es.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { FilterWords } from './filters.en.ts'

const { list, levels: levelNames, money, toMoveIn } = listingEs
const romans = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const

export const filtersEs: FilterWords = {
  level: {
    label: 'Nivel de apoyo',
    chip: (levels) => {
      const inOrder = [...new Set(levels)].toSorted()
      return `Nivel ${list(
        inOrder.map((level) => romans[level]),
        'or',
      )}`
    },
    said: (level) => (level === null ? 'Nivel de apoyo no indicado' : levelNames[level]),
    wrong: 'Elija niveles del I al IV.',
  },
  certified: {
    label: 'Solo casas certificadas',
    chip: () => 'Certificada',
    said: (isCertified) => (isCertified ? 'Certificada' : 'Sin certificar'),
  },
  cash: {
    label: 'Dinero para mudarse',
    chip: (most) => `Hasta ${money(most)}`,
    said: (dollars) => (dollars === null ? 'Dinero para mudarse no indicado' : toMoveIn(dollars)),
    asked: (most) => `hasta ${money(most)}`,
    wrong: 'Use un número entero de dólares, como 500.',
  },
  sobriety: {
    label: 'Días de sobriedad hasta hoy',
    help: 'Algunas casas piden cierto número de días antes de entrar.',
    chip: (most) => `${formatCount(most, 'día', 'días', 'es')} de sobriedad`,
    said: (least) => {
      if (least === null) return 'Días de sobriedad no indicados'
      return least === 0 ? 'No pide días de sobriedad' : `Pide ${formatCount(least, 'día', 'días', 'es')} de sobriedad`
    },
    wrong: 'Use un número entero de días, como 30.',
  },
}
