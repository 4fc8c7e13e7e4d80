/** Adds a component's commands to the search (Ctrl+K); an undefined command is currently unavailable. */
import { useEffect, useEffectEvent } from 'react';
import { usePageCommandsStore, type PageCommand } from '@/stores/page-commands';

export function usePageCommands(commands: Partial<Record<PageCommand, (() => void) | undefined>>): void {
  const run = useEffectEvent((name: PageCommand) => commands[name]?.());
  const possible = Object.entries(commands)
    .flatMap(([name, command]) => (command !== undefined ? [name] : []))
    .join(' ');
  useEffect(() => {
    const names = possible.split(' ').filter(Boolean) as PageCommand[];
    return usePageCommandsStore
      .getState()
      .offer(Object.fromEntries(names.map((name) => [name, () => run(name)])));
  }, [possible]);
}
