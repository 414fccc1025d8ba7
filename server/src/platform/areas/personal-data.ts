import type { UnitOfWork } from '../unit-of-work.ts'

/** How an area takes away what it keeps of a person. Each may run again and changes nothing then. */
export interface PersonalData {
  /** In the company where the person's account lives. */
  inHome?(home: UnitOfWork, userId: string): Promise<void>
  /** In every company where the person worked. */
  inCompany?(company: UnitOfWork, userId: string): Promise<void>
}
