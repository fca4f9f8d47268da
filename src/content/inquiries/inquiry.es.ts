import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { formatUtcMoment } from '#domain/language/dates.ts'
import { waitingRetentionDays } from '#domain/waiting/waiting.ts'
import type { AskedWords } from './inquiry.en.ts'

export const inquiryEs = {
  moment: (iso) => formatUtcMoment(iso, 'es'),
  head: { title: 'Su pregunta', description: 'Una página privada: siga lo que preguntó, o bórrelo.' },
  bed: {
    title: (residence) => `Usted preguntó a ${residence} por una cama`,
    lead: 'Su pregunta ya está en la casa. Nadie ha prometido una cama todavía.',
    answered: 'La casa ha contestado. Preguntar no aparta una cama: acuérdelo con la casa.',
  },
  correction: {
    title: (residence) => `Su corrección para ${residence} se envió`,
    lead: 'Gracias. Quienes administran este sitio pueden leerla, y la casa si alguien cuida su página.',
  },
  someResidence: 'una casa',
  link: {
    title: 'Guarde esta página',
    text: 'Esta dirección es su enlace privado. Guárdela o tómele una foto. Quien la tenga puede leer y borrar lo que escribió.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    sent: {
      email: 'Le enviamos este enlace por correo electrónico.',
      text: 'Le enviamos este enlace por mensaje de texto.',
      not_possible: 'No pudimos enviarle este enlace. Guarde esta página.',
    },
  },
  steps: {
    done: 'Hecho',
    sent: 'Enviada',
    waiting: 'La casa todavía no la ha abierto.',
    read: 'La casa la abrió',
    toAnswer: 'La casa le contesta',
    answered: 'La casa dice que ya contestó',
    answeredText: 'Revise sus mensajes, llamadas o correo electrónico.',
    correctionRead: 'Ya la abrieron',
    correctionToDo: 'Todavía no la atienden',
    correctionDone: 'Ya la atendieron',
  },
  reply: {
    title: 'El lugar por el que preguntó ha contestado',
    before: 'Antes escribieron:',
  },
  waiting: {
    title: (place) => `Usted está en la lista de espera, lugar ${place}`,
    text: 'Estar en la lista no asegura una cama. La casa le pregunta de vez en cuando si todavía la quiere.',
    offered: 'La casa dice que tiene una cama para usted',
    offeredText: 'Llámeles pronto y acuerden el día. Solo la casa puede apartarle la cama.',
  },
  urgent: (residence) => `¿Necesita una cama esta noche? Llamar a ${residence} es más rápido.`,
  call: (phone) => `Llamar al ${phone}`,
  yours: 'Lo que envió',
  facts: {
    name: 'Nombre',
    by: 'Contestarle por',
    reach: 'Cómo comunicarnos con usted',
    needed: 'Cuándo la necesita',
    message: 'Mensaje',
    nothing: 'Sin mensaje',
  },
  delete: {
    title: 'Borrarla',
    text: 'Las palabras, su nombre y su número desaparecen para siempre, aquí y en la casa. No se puede deshacer.',
    submit: 'Borrar lo que envié',
  },
  kept: `La borramos a los ${inquiryDays} días de que la envió.`,
  keptWaiting: `La guardamos mientras usted está en la lista de espera. La borramos si pasan ${waitingRetentionDays.unheard} días o más sin saber de usted.`,
  back: (residence) => `Volver a ${residence}`,
  gone: {
    title: 'No hay nada en este enlace',
    text: 'Puede que lo enviado se haya borrado, o que el enlace tenga un error.',
  },
  deleted: { title: 'Está borrada', text: 'Aquí no queda nada de lo que envió.' },
  search: 'Buscar una casa',
  failed: 'Esta página no se pudo cargar ahora. Lo que envió está a salvo. Pruebe otra vez.',
} as const satisfies AskedWords
