import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { lockedPdfs, tellingPdf } from '#tests/support/files/pdfs.ts'

const mark = 'Markthistle'

type Sent = { name: string; bytes: Uint8Array }

async function choose(page: Page, label: string, { name, bytes }: Sent): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
}

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

journey(
  'somebody sends files to their case without script, in Spanish, and gets one back',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const page = await openPage({ ...touchPhone, javaScriptEnabled: false })
    const words = `Cobraron dos veces ${Date.now()}.`
    await page.goto('/es/queja?state=AR')
    await page.getByLabel('Dinero: cuotas').check()
    await page.getByLabel('¿Qué pasó?').fill(words)
    await page.getByRole('button', { name: 'Enviarla' }).tap()
    const key = (await page.locator('#key').textContent())?.trim() ?? ''
    await page.getByRole('link', { name: 'Abrir su caso' }).tap()
    await page.getByLabel('Su clave').fill(key)
    await page.getByRole('button', { name: 'Abrirlo' }).tap()
    const message = page.getByLabel('Escribirles')
    const send = page.getByRole('button', { name: 'Enviar', exact: true })

    await message.fill('Esta es la cuenta.')
    await choose(page, 'Una foto o un papel', { name: 'cuenta.pdf', bytes: Buffer.from('PK no es un PDF') })
    await send.tap()
    await page.getByText('No es JPEG, PNG ni PDF').first().waitFor()
    expect(await message.inputValue()).toBe('Esta es la cuenta.')
    await choose(page, 'Una foto o un papel', { name: 'cuenta.pdf', bytes: lockedPdfs['by its trailer'] })
    await send.tap()
    await page.getByText('cerrado con contraseña').first().waitFor()
    const film = path.join(product.dataDir, 'film.pdf')
    await writeFile(film, new Uint8Array(30 * 1024 * 1024))
    await page.getByLabel('Una foto o un papel').setInputFiles(film)
    await send.tap()
    await page.getByText('pasa de 20 MB').first().waitFor()
    await choose(page, 'Una foto o un papel', {
      name: 'cuenta.pdf',
      bytes: await tellingPdf(mark, 'Cuenta', await phonePhoto()),
    })
    await send.tap()
    await page.getByText('Enviado. Lo leen en su escritorio.').waitFor()
    await page.getByText('Esta es la cuenta.').waitFor()
    const own = await download(page, () => page.getByRole('button', { name: 'Descargar cuenta.pdf' }).tap())
    expect([own.name, own.bytes.includes(mark)]).toEqual(['cuenta.pdf', false])

    const handler = await openPage({ viewport: { width: 1280, height: 900 } })
    await enterAt(handler, { email: 'reviewer@demo.example', password: product.demoPassword }, '/affiliate/grievances')
    await waitUntilReady(handler)
    const found = handler.getByRole('article').filter({ hasText: 'AR' })
    for (let at = 0; at < (await found.count()); at += 1) {
      await found.nth(at).getByRole('link').click()
      await waitUntilReady(handler)
      if (await handler.getByText(words).isVisible()) break
      await handler.goBack()
    }
    const file = handler.getByRole('link', { name: 'Open cuenta.pdf' })
    await file.waitFor()
    const shown = await handler.request.get((await file.getAttribute('href')) ?? '')
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await handler.getByText('Write to the filer', { exact: true }).click()
    const answer = handler.locator('details', { has: handler.getByRole('button', { name: 'Send it', exact: true }) })
    await axeEverywhere(handler, 'a case with a file')
    await answer.getByRole('button', { name: 'Send it', exact: true }).click()
    await answer.getByText('Your message is missing.').waitFor()
    await answer.getByLabel('File').setInputFiles({
      name: 'respuesta.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await phonePhoto()),
    })
    await answer.getByRole('button', { name: 'Send it', exact: true }).click()
    await handler.getByRole('link', { name: 'Open respuesta.jpg' }).waitFor()

    const seen = await openPage(touchPhone)
    await seen.goto('/case')
    await seen.getByLabel('Your key').fill(key)
    await seen.getByRole('button', { name: 'Open it' }).tap()
    await seen.getByRole('button', { name: 'Download respuesta.jpg' }).waitFor()
    await axeEverywhere(seen, 'a case with files as its filer reads it')
    const answered = await download(seen, () => seen.getByRole('button', { name: 'Download respuesta.jpg' }).tap())
    expect(answered.bytes.includes(mark)).toBe(false)
    expect(seen.url()).not.toContain(key)
    await choose(seen, 'A photo or a paper', { name: 'door.pdf', bytes: await tellingPdf(mark, 'Door') })
    await seen.getByRole('button', { name: 'Send', exact: true }).tap()
    await seen.getByRole('button', { name: 'Download door.pdf' }).waitFor()
  },
)
