const gln = /^(GLN|0088|GS1:GLN|ISO6523:0088)$/i

/** Whether companies keep their GLN under a scheme of identifiers: `GLN`, or its code in the list of ISO 6523. */
export const isGlnScheme = (scheme: string): boolean => gln.test(scheme)
