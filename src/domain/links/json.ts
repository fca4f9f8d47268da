/** What survives being written as JSON and read again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }
