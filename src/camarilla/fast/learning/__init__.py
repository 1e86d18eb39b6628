"""Policies that learn the fast games by playing themselves, and those that learn to exploit them. Needs PyTorch."""
