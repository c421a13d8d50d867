import { createContext } from 'preact';
import { type Memory, readMemory } from './memory.ts';

interface MemoryAccess {
  readonly memory: Memory;
  readonly change: (part: Partial<Memory>) => void;
}

export const MemoryContext = createContext<MemoryAccess>({
  memory: readMemory(undefined),
  change: () => undefined,
});
