/** Short messages at the top of the page, and confirmation dialogs, for components below the provider. */
import type { Modal, ModalFuncProps } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';

/** antd's calls that open a dialog, such as `confirm`. */
export type ModalCalls = ReturnType<typeof Modal.useModal>[0];

interface MessageOptions {
  content: ReactNode;
  /** A message replaces an earlier one with the same key. */
  key?: string;
  /** s. */
  duration?: number;
}

type Show = (message: string | MessageOptions) => void;

export interface MessageCalls {
  success: Show;
  info: Show;
  warning: Show;
  error: Show;
  /** Removes the message with this key. */
  destroy: (key: string) => void;
}

export interface Notices {
  message: MessageCalls;
  /** Asks the user; false if the answer is no, or if the dialog could not be loaded. */
  confirm: (question: ModalFuncProps) => Promise<boolean>;
  /**
   * Returns the calls that open complex dialogs. Null if they could not be loaded, which a message reports.
   */
  loadModal: () => Promise<ModalCalls | null>;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('There is no NoticesProvider above this component');
  return notices;
}
