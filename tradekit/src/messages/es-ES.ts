import type { Messages } from '@kontor/sdk'

const groups = import.meta.glob<Messages>('./*/es-ES.json', { eager: true, import: 'default' })

export default Object.assign({}, ...Object.values(groups)) as Messages
