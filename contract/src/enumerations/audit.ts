/** What a line of the audit is about. */
export const auditSubjects = ['SIGN_INS', 'PEOPLE', 'COMPANY', 'PARTNERS', 'APPS'] as const
