import { listingEs } from '#content/residence/listing.es.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import type { SharedWords } from './shared-list.en.ts'

const { residences } = listingEs

export const sharedEs: SharedWords = {
  asOf: 'Las camas libres en este momento.',
  note: 'Nota privada',
  noteOf: (name) => ` sobre ${name}`,
  print: 'Imprimir estas',
  send: 'Enviar estas',
  gone: (count) => `${residences(count)} de esta lista ya no ${count === 1 ? 'está publicada' : 'están publicadas'}.`,
  offline: 'No se pudieron cargar las camas. Estas son las casas y sus teléfonos.',
  share: {
    title: 'Compartir con un enlace',
    lead: 'Quien tenga el enlace verá estas casas con las camas de ese momento, no sus notas ni su nombre.',
    ends: 'El enlace vence en',
    days: (count) => `${count} días`,
  },
  page: {
    title: (count) => `${residences(count)} en esta lista`,
    head: { title: 'Una lista de casas', description: 'Casas que alguien eligió para usted, con sus camas libres.' },
    lead: (madeAt, endsAt) =>
      `Elegidas el ${madeAt}. Las camas son las de ahora. Este enlace funciona hasta el ${endsAt}.`,
    search: 'Buscar más casas',
  },
  mine: {
    title: 'Su enlace está listo',
    lead: (count, endsAt) => `Muestra ${residences(count)} con las camas de ese momento. Vence el ${endsAt}.`,
    link: 'El enlace para compartir',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    open: 'Ver la lista',
    message: (address, endsAt) =>
      `Una lista de casas: ${address}\nFunciona hasta el ${endsAt}. Los datos cambian: llame primero.`,
    keep: {
      title: '¿Varias listas? Guarde esta con una etiqueta',
      lead: 'La etiqueta y el camino a esta página se quedan en este teléfono o computadora, debajo de sus casas guardadas. Quien tenga el enlace no ve la etiqueta. “Salir del sitio” borra las dos cosas.',
      label: 'Etiqueta',
      help: 'Iniciales o un número. Nunca un nombre ni nada sobre la salud.',
      submit: 'Guardar aquí',
      kept: 'Guardado. Lo encuentra debajo de sus casas guardadas.',
      next: 'Empezar la lista siguiente',
    },
    privateTitle: 'No comparta la dirección de esta página',
    private: 'Con ella se puede cancelar el enlace en cualquier momento. No guarda nada sobre usted.',
    end: 'Cancelar el enlace ahora',
  },
  own: {
    title: 'Enlaces que creó',
    ends: (day) => `Funciona hasta el ${day}`,
    ended: (day) => `Venció el ${day}`,
    forget: 'Quitar',
  },
  ended: {
    title: 'No hay ninguna lista en este enlace',
    text: 'El enlace venció o se copió mal. Pida uno nuevo a quien se lo envió.',
  },
  endedNow: {
    title: 'El enlace ya no funciona',
    text: 'Desde ahora no abre ninguna lista, ni para usted ni para quienes lo recibieron.',
  },
  failed: {
    title: 'No se pudo cargar la lista',
    text: 'Algo falló de nuestro lado. Inténtelo otra vez.',
    again: 'Intentar otra vez',
  },
  day: (iso) => formatLongDay(iso, 'es', 'America/Chicago'),
}
