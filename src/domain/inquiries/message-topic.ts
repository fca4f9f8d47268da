const OPENING = 'Topic: '

/** The message with the topic as its first line, in place of the one it had. An empty topic changes nothing. */
export function withTopic(message: string, topic: string): string {
  if (topic === '') return message
  const [first = '', ...rest] = message.split('\n')
  const body = first.startsWith(OPENING) ? rest.join('\n') : `\n${message}`
  return `${OPENING}${topic}\n${body === '' ? '\n' : body}`
}

/**
 * Whether a message says anything: the topic line that a page put there is not yet a word of the person's own. The
 * browser and the server ask the same, so that a form without script is told too.
 */
export function hasOwnWords(message: string): boolean {
  const [first = '', ...rest] = message.trim().split('\n')
  return rest.length > 0 || (first !== '' && !first.startsWith(OPENING.trim()))
}
