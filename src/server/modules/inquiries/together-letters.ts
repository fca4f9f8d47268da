import { type Letter, writeLetter } from '#server/plumbing/letter.ts'

/** What the people of a house get when whoever asked has a place in another one. It holds nothing of the sender. */
export function notNeededLetter({ homeName, messageUrl }: { homeName: string; messageUrl: string }): Letter {
  return writeLetter({
    subject: `A question about a bed at ${homeName} is closed`,
    paragraphs: [
      `Somebody asked about a bed at ${homeName} and at other houses at once. They have a place by now.`,
      'There is nothing to do. You can give the bed to somebody else.',
    ],
    action: { label: 'Open your messages', href: messageUrl },
    closing: ['The question stands among the closed ones until its sender deletes it.'],
    signature: 'The housing directory',
  })
}

/** The private link, to whoever asked. No word in it says what they asked, or what kind of house this is. */
export function linkLetter(language: 'en' | 'es', link: string): Letter {
  if (language === 'es') {
    return writeLetter({
      language,
      subject: 'Su enlace privado',
      paragraphs: ['En este enlace ve las respuestas y puede borrar lo que escribió.'],
      action: { label: 'Abrir la página', href: link },
      closing: ['Quien tenga este enlace puede leer y borrar lo que usted escribió. No lo comparta.'],
      signature: 'El directorio de vivienda',
    })
  }
  return writeLetter({
    language,
    subject: 'Your private link',
    paragraphs: ['At this link you see the answers and can delete what you wrote.'],
    action: { label: 'Open the page', href: link },
    closing: ['Anyone who has this link can read and delete what you wrote. Keep it to yourself.'],
    signature: 'The housing directory',
  })
}

/** The same as a text message. */
export function linkText(language: 'en' | 'es', link: string): string {
  return language === 'es' ? `Su enlace privado: ${link}` : `Your private link: ${link}`
}
