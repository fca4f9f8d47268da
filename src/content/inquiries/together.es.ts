import { listingEs } from '#content/residence/listing.es.ts'
import type { TogetherWords } from './together.en.ts'

const { residences } = listingEs

export const togetherEs: TogetherWords = {
  open(count, most) {
    if (count > most) return `Preguntar a la vez a un máximo de ${most} de estas ${count}`
    return count === 1 ? 'Preguntar a esta casa' : `Preguntar a estas ${count} a la vez`
  },
  head: { title: 'Preguntar a varias casas', description: 'Pregunte por una cama a un máximo de tres casas a la vez.' },
  form: {
    title: (count) => `Pregunte por una cama a ${residences(count)}`,
    lead: 'Un solo formulario llega a cada una. Usted ve todas las respuestas en una página privada. Cuando una casa tenga una cama para usted, avisamos a las demás de que ya no la necesita.',
    goesTo: 'Su pregunta llega a',
    choose: (most) => `Elija un máximo de ${most} casas para su pregunta`,
    titleUpTo: (most) => `Pregunte por una cama a un máximo de ${most} casas`,
    ticked: (most) => `{ticked} elegidas, ${most} como máximo`,
    wrongChoice: {
      title: 'Todavía no se envió nada',
      text: (most) => `Elija al menos 1 casa y un máximo de ${most}.`,
    },
    notAsked: 'Nadie de estas casas lee preguntas aquí todavía. Llame, por favor:',
    none: {
      title: 'No hay ninguna casa a la que preguntar',
      text: 'Elija hasta tres casas en la búsqueda: presione Comparar y luego pregunte a todas a la vez.',
    },
  },
  page: {
    title: (count) => `Usted preguntó por una cama a ${residences(count)}`,
    lead: 'Nadie ha prometido una cama todavía. Las casas le contestan como usted eligió.',
    answered: 'Una casa ha contestado. Preguntar no aparta una cama: acuérdelo con la casa.',
    residences: 'Las casas a las que preguntó',
    states: {
      sent: 'Todavía no la abrió',
      read: 'Ya la abrió',
      answered: 'Dice que ya le contestó',
      offered: 'Dice que tiene una cama para usted. Llame pronto',
      by_home: 'Cerró su pregunta',
      chosen: 'Usted eligió esta casa',
      not_needed: 'Cerrada: usted tiene lugar en otra casa',
    },
    waiting: (place) => `Usted está en su lista de espera, lugar ${place}`,
    take: 'Tienen una cama para mí',
    takeOf: (residence) => `: ${residence}`,
    takeHelp:
      'Presione aquí cuando una casa le dijo que sí y usted quiere ir. Avisamos a las demás de que ya no necesita cama.',
    taken: {
      title: 'Ya tiene un lugar',
      text: 'Avisamos a las otras casas. Puede borrar su pregunta cuando se haya mudado.',
    },
  },
}
