import { buildSeekerPath } from '#domain/language/language.ts'
import type { TroubleWords } from './trouble.en.ts'

export const troubleEs: TroubleWords = {
  language: 'es',
  lost: {
    description: 'No hay ninguna página en esta dirección. Busque por ciudad, estado o código postal.',
    heading: '404 Página no encontrada',
    line: 'Volvamos al camino',
    street: 'Una calle de noche con una casa iluminada',
    note: 'Para quien construye este sitio: ¿Olvidó agregar la página al enrutador?',
  },
  broken: {
    title: 'La luz parpadeó',
    text: 'Esta página no cargó. La culpa es nuestra, no suya, y nada de lo que escribió en otra parte se perdió. Muchas veces basta con probar otra vez.',
    again: 'Probar otra vez',
    code: (status) => `Código ${status}`,
    description: 'No se pudo mostrar esta página.',
  },
  ways: {
    links: [
      { words: 'Encuentre una casa', to: buildSeekerPath('search', 'es') },
      { words: 'Inicio (en inglés)', to: '/' },
      { words: 'Contacto (en inglés)', to: '/contact' },
    ],
  },
}
