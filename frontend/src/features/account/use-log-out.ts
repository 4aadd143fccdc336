import { useNavigate } from 'react-router-dom';
import { useArrival } from '../../lib/navigation.js';
import { paths } from '../../lib/paths.js';
import { customerSession } from '../../lib/session.js';

/** Leaves for the home page, then ends the session. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const arrived = useArrival();
  return async () => {
    void navigate(paths.home());
    await arrived();
    customerSession.end();
  };
}
