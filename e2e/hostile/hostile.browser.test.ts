import { api } from './attacks/api.ts'
import { elsewhere } from './attacks/elsewhere.ts'
import { frames } from './attacks/frames.ts'
import { messages } from './attacks/messages.ts'
import { origins } from './attacks/origins.ts'
import { topics } from './attacks/topics.ts'
import { inVain } from './in-vain.ts'

inVain([...messages, ...topics, ...frames, ...origins, ...elsewhere, ...api])
