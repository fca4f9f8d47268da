import type { SignedInUser } from '#contract/account/auth.ts'

/** Somebody signed in who belongs to no organization. */
export const dana: SignedInUser = {
  id: 'p1',
  firstName: 'Dana',
  lastName: 'Sample',
  email: 'dana@demo.example',
  emailVerified: true,
  organization: null,
}
