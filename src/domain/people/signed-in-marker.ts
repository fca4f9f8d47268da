/** A cookie set beside the session's own, readable by scripts and holding nothing but "1": there may be somebody signed in. */
export const signedInMarker = 'porchlight_in'
