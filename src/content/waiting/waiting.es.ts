import type { PingWords } from './waiting.en.ts'

export const waitingEs = {
  head: {
    title: '¿Todavía quiere un lugar?',
    description: 'Una página privada: conserve su lugar en una lista de espera, o salga de ella.',
  },
  ask: (residence) => `¿Todavía quiere un lugar en ${residence}?`,
  place: (place) => `Usted es el número ${place} de la lista. Esto no asegura una cama.`,
  yes: 'Sí, guárdenme el lugar',
  no: 'No, quítenme de la lista',
  remove: {
    title: 'Borrar todo',
    text: 'Su nombre, su número y lo que escribió desaparecen para siempre, aquí y en la casa. No se puede deshacer.',
    submit: 'Borrar lo que envié',
  },
  kept: {
    title: 'Usted conserva su lugar',
    text: 'Usted contestó que sí. Gracias. Más adelante le preguntaremos otra vez.',
    change: 'Si ya no quiere el lugar, dígalo aquí.',
  },
  left: {
    title: 'Ya no está en la lista',
    text: 'La casa lo sabe. Borramos su nombre y su número en 30 días o menos. Si cambia de opinión, llame a la casa.',
  },
  deleted: { title: 'Está borrado', text: 'Aquí no queda nada de lo que envió.' },
  gone: {
    title: 'No hay nada en este enlace',
    text: 'Puede que haya salido de la lista, o que el enlace tenga un error. Llame a la casa.',
  },
  call: (phone) => `Llamar al ${phone}`,
  search: 'Buscar una casa',
  failed: 'Esta página no se pudo cargar ahora. Su lugar está a salvo. Pruebe otra vez.',
} as const satisfies PingWords
