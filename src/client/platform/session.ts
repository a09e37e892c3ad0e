/** The signed-in person as local storage keeps them: nothing else of them is kept. */
export interface UserData {
  initials: string;
  org_id: string;
  user_id: string;
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function read<T>(key: string): T | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as T);
}

/** The session of this browser, in local storage as `token`, `refreshToken` and `userData`. */
export const session = {
  user: (): UserData | null => read<UserData>('userData'),
  headers: (): Record<string, string> => {
    const token = localStorage.getItem('token');
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  end: () => {
    localStorage.clear();
    announce();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
