import { createServer, type Socket } from 'node:net'

/** What the server does at one step of a mail, instead of taking it. */
export type SmtpTrouble = { at: 'greeting' | 'recipient' | 'data' | 'end'; do: 'hang up' | `${number} ${string}` }

export type ReceivedMail = { from: string; to: string[]; content: string }

/**
 * The least of a mail server (RFC 5321) on the loopback: keeps what it is handed. `trouble` is asked for every step.
 */
export async function smtpServer() {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const state: { trouble: SmtpTrouble | null } = { trouble: null }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, state, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setTrouble(trouble: SmtpTrouble | null) {
      state.trouble = trouble
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket: Socket, state: { trouble: SmtpTrouble | null }, received: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], content: '' }
  let inData = false
  let buffer = ''
  const answer = (step: SmtpTrouble['at'] | null, usual: string) => {
    const trouble = state.trouble?.at === step ? state.trouble.do : usual
    if (trouble === 'hang up') return socket.destroy()
    socket.write(`${trouble}\r\n`)
  }
  const takeData = () => {
    const end = buffer.indexOf('\r\n.\r\n')
    if (end < 0) return
    mail.content = buffer.slice(0, end)
    buffer = buffer.slice(end + 5)
    inData = false
    if (state.trouble?.at !== 'end' || state.trouble.do === 'hang up') received.push(mail)
    mail = { from: '', to: [], content: '' }
    answer('end', '250 taken')
  }
  const takeCommand = (line: string) => {
    if (/^(EHLO|HELO)/i.test(line)) answer(null, '250 test')
    else if (/^MAIL FROM:/i.test(line)) {
      mail.from = line.slice(10)
      answer(null, '250 ok')
    } else if (/^RCPT TO:/i.test(line)) {
      mail.to.push(line.slice(8))
      answer('recipient', '250 ok')
    } else if (/^DATA/i.test(line)) {
      inData = state.trouble?.at !== 'data'
      answer('data', '354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else answer(null, '250 ok')
  }
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    buffer += String(chunk)
    for (;;) {
      if (inData) return takeData()
      const end = buffer.indexOf('\r\n')
      if (end < 0) return
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + 2)
      takeCommand(line)
    }
  })
  answer('greeting', '220 test')
}
