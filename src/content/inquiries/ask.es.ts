import { listingEs } from '#content/residence/listing.es.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import { tooLongWords } from '#domain/language/too-long-words.ts'

export const askEs = {
  title: 'Preguntar por una cama',
  lead: 'No necesita cuenta. Solo esta casa lo verá. Usted recibe un enlace privado para ver cómo va o borrar lo que escribió.',
  name: 'Nombre o apodo',
  by: 'Contésteme por',
  ways: { text: 'Texto', call: 'Llamada', email: 'Correo electrónico' },
  phone: 'Su teléfono',
  phoneHelp: 'Un mensaje de la casa debe decir solo “El lugar por el que preguntó ha contestado”.',
  email: 'Su correo electrónico',
  emailHelp: 'Use uno que nadie más abra.',
  when: '¿Cuándo la necesita?',
  needed: { tonight: 'Esta noche', this_week: 'Esta semana', later: 'Más tarde' },
  message: 'Mensaje',
  optional: '(opcional)',
  messageHelp: 'Por favor, no escriba datos de salud. Puede decirlos por teléfono.',
  submit: 'Preguntar por una cama',
  noPromise: 'Si la necesita esta noche, llamar es más rápido. Preguntar no aparta una cama.',
  kept: `Nada de lo que escriba aquí se guarda hasta que lo envíe. Borramos su pregunta a los ${inquiryDays} días, o antes si usted la borra.`,
  trap: 'Deje esto vacío',
  link: 'Envíenme el enlace privado',
  linkHelp:
    'Por correo electrónico o mensaje de texto, lo que eligió arriba. Solo dice “Su enlace privado” y la dirección.',
  linkByEmail: 'Al correo electrónico de arriba. Solo dice “Su enlace privado” y la dirección.',
  usually: ({ unit, count }) =>
    count === 1
      ? `Suele contestar en menos de ${unit === 'hour' ? 'una hora' : 'un día'}.`
      : `Suele contestar en menos de ${count} ${unit === 'hour' ? 'horas' : 'días'}.`,
  measured: `Medido en los últimos ${measuredDays} días. No es una promesa.`,
  wait: {
    title: 'Esta casa tiene lista de espera',
    waiting: (people) =>
      people === 0
        ? 'Nadie está esperando ahora.'
        : people === 1
          ? 'Hay 1 persona esperando.'
          : `Hay ${listingEs.number(people)} personas esperando.`,
    choice: 'Póngame en la lista de espera',
    help: 'Usted queda al final de la lista. Su enlace privado muestra su lugar. La casa le pregunta de vez en cuando si todavía quiere la cama. Guardamos lo que envía mientras espera.',
    forWhom: '¿Para quién es la cama?',
    choose: 'Elija una opción',
  },
} as const satisfies ResidenceWords['ask']

export const fixEs = {
  title: 'Sugerir una corrección',
  lead: '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a la casa y a quienes administran este sitio.',
  leadUnclaimed:
    '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a quienes administran este sitio.',
  message: '¿Qué está mal?',
  email: 'Su correo electrónico',
  emailHelp: 'Solo si quiere una respuesta.',
  submit: 'Enviar la corrección',
} as const satisfies ResidenceWords['fix']

export const troubleEs = {
  title: 'Todavía no se envió',
  problems: {
    missing: 'Falta esto.',
    not_a_phone: 'Esto no parece un número de teléfono. Use solo números, como 501-555-0142.',
    not_an_email: 'Esto no parece una dirección de correo electrónico.',
    too_long: 'Esto es demasiado largo.',
    unseen: 'Esto tiene un carácter que no se puede mostrar. Escríbalo otra vez con el teclado.',
    not_a_choice: 'Por favor, elija una opción.',
    no_list: 'Esta casa ya no tiene lista de espera. Presione el botón otra vez para preguntar sin ella.',
    hidden: 'Su navegador llenó un campo oculto. Ya está vacío. Por favor, envíe otra vez.',
  },
  missing: {
    phone: 'Escriba un teléfono para que la casa pueda contestar.',
    email: 'Escriba un correo electrónico para que la casa pueda contestar.',
    message: 'Escriba qué está mal.',
    audience: '¿Para quién es la cama? Por favor, elija una opción.',
  },
  tooMany: 'Llegaron muchas preguntas desde su red en la última hora. Llame, o pruebe más tarde.',
  sentBefore: 'Este formulario ya se envió con otras palabras. Presione el botón otra vez para enviar también estas.',
  notClaimed: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
  offline: offlineWords.es,
  unreached: 'Ahora no podemos conectar con nuestro servidor. No se perdió nada de lo que escribió.',
  callInstead: 'Pruebe otra vez, o llame a la casa:',
  later: 'Pruebe otra vez en un minuto.',
  sending: 'Enviando ...',
  again: 'Probar otra vez',
  tooLong: tooLongWords.es,
  failed: 'Algo falló de nuestro lado. No se perdió nada de lo que escribió. Pruebe otra vez, o llame.',
} as const satisfies ResidenceWords['trouble']
