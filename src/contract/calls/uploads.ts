import * as z from 'zod/mini'
import { fileKinds, fileStates } from '#domain/certification/evidence/evidence-files.ts'

export const fileInput = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'The file needs a name.'),
      z.maxLength(120, 'This name is longer than 120 letters.'),
    ),
  size: z.int('The size is a number of bytes.').check(z.gte(1, 'This file is empty.')),
})

/** `chunkBytes`: each request carries so many, but the last one, which carries the rest. */
export const fileBegun = z.object({ id: z.string(), offset: z.int(), chunkBytes: z.int() })

/** In bytes from the start of the file. */
export const offset = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'The offset is a number of bytes.')),
  z.transform((text) => Number(text)),
)

export const chunkQuery = z.object({ offset })

/** `offset`: so many bytes have arrived. `kind` and `refusal` are there once somebody looked at it. */
export const fileView = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  chunkBytes: z.int(),
  state: z.enum(fileStates),
  kind: z.nullable(z.enum(fileKinds)),
  refusal: z.nullable(z.string()),
})
export type FileView = z.infer<typeof fileView>
