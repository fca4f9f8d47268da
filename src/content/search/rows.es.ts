import { listingEs, medicinesEs } from '#content/residence/listing.es.ts'
import { capitalize } from '#domain/language/capital.ts'
import { medicines } from '#domain/residence/needs.ts'
import type { RowWords } from './rows.en.ts'

const { number } = listingEs

export const rowsEs: RowWords = {
  label: 'Mostrar las casas como',
  cards: 'Tarjetas',
  list: 'Lista',
  caption: 'Las casas encontradas',
  heads: {
    home: 'Casa',
    beds: 'Camas libres',
    said: 'Cuándo lo dijo',
    whom: 'Para quién',
    medicine: 'Medicina',
    cash: 'Dinero',
    level: 'Nivel',
    far: 'Millas',
    phone: 'Teléfono',
  },
  sortBy: ', ordenar por esto',
  beds: (open, total) => `${number(open)} de ${number(total)}`,
  medicines(some) {
    return capitalize(some.map((medicine) => medicinesEs[medicine]).join(', '))
  },
  noMedicines: (some) =>
    some.length === medicines.length
      ? 'Ninguna'
      : `No aceptan ${some.map((medicine) => medicinesEs[medicine]).join(' ni ')}`,
  ask: 'Pregunte',
  far: (miles) => (miles < 1 ? 'menos de 1 mi' : `${number(Math.round(miles))} mi`),
  note: 'Las camas, el dinero y la medicina son lo que dijo cada casa. Los datos cambian: llame primero. El nivel I lo dirigen los residentes, el II tiene un encargado, el III tiene personal pagado y el IV tiene tratamiento en la casa.',
}
