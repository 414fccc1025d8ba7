import { writeFileSync } from 'node:fs'
import { fieldsPage } from '../src/fields-page.ts'
import { permissionsPage } from '../src/permissions-page.ts'

// `npm run permissions:write`: writes these pages anew after a policy or the contract has changed.
writeFileSync(new URL('../../docs/permissions.md', import.meta.url), permissionsPage())
writeFileSync(new URL('../../docs/security/fields.md', import.meta.url), fieldsPage())
