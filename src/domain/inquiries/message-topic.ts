const OPENING = 'Topic: '

export function addTopic(message: string, topic: string): string {
  if (topic === '') return message
  const [first = '', ...rest] = message.split('\n')
  const body = first.startsWith(OPENING) ? rest.join('\n') : `\n${message}`
  return `${OPENING}${topic}\n${body === '' ? '\n' : body}`
}

export function hasOwnWords(message: string): boolean {
  const [first = '', ...rest] = message.trim().split('\n')
  return rest.length > 0 || (first !== '' && !first.startsWith(OPENING.trim()))
}
