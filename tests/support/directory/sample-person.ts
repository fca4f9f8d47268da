import type { SignedInUser } from '#contract/auth/auth.ts'

/** Somebody signed in who belongs to no organization. */
export const dana: SignedInUser = {
  id: 'p1',
  firstName: 'Dana',
  lastName: 'Sample',
  email: 'dana@demo.example',
  emailVerified: true,
  organization: null,
}
