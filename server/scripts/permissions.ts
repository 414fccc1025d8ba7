import { writeFileSync } from 'node:fs'
import { permissionsPage } from '../src/permissions-page.ts'

// `npm run permissions:write`: writes docs/permissions.md anew after a policy or the contract has changed.
writeFileSync(new URL('../../docs/permissions.md', import.meta.url), permissionsPage())
