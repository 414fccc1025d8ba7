export { DocumentList } from './DocumentList.tsx'
export { type ListMemory, ListMemoryContext } from './memory.ts'
