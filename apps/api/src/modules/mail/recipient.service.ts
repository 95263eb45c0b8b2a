export { findRecipient as readRecipient, type Recipient } from './mail.repository.ts'
