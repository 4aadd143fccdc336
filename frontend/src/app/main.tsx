import '../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button.js';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Button>Hi</Button>);
